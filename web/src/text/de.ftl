ui-error-offline = Der Server antwortet nicht.
ui-error-status = Der Server hat mit Fehler { $status } geantwortet.

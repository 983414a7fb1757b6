ui-error-offline = The server does not answer.
ui-error-status = The server answered with error { $status }.

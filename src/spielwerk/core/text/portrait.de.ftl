# Bilder von Wesen.

told-portrait-set = { $who } hat ein neues Bild.
told-portrait-taken = { $who } hat kein Bild mehr.
title-set_portrait = Das Bild von { $who }
error-picture_unreadable = Das ist kein Bild, das sich lesen lässt. Erlaubt: PNG, JPEG oder WebP, bis { $megabytes } MB und { $megapixels } Megapixel.
error-picture_too_large = Das Bild ist zu groß. Erlaubt: PNG, JPEG oder WebP, bis { $megabytes } MB und { $megapixels } Megapixel.
error-picture_too_many_pixels = Das Bild hat mit { $width } × { $height } zu viele Bildpunkte. Erlaubt: bis { $megapixels } Megapixel.
error-too_many_pictures = An diesem Tisch liegen schon { $allowed } Bilder. Mehr gehen nicht.

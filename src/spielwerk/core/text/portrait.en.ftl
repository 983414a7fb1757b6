# Pictures of beings.

told-portrait-set = { $who } has a new picture.
told-portrait-taken = { $who } no longer has a picture.
title-set_portrait = The picture of { $who }
error-picture_unreadable = This is no picture that can be read. Allowed: PNG, JPEG or WebP, up to { $megabytes } MB and { $megapixels } megapixels.
error-picture_too_large = The picture is too large. Allowed: PNG, JPEG or WebP, up to { $megabytes } MB and { $megapixels } megapixels.
error-picture_too_many_pixels = With { $width } × { $height } the picture has too many pixels. Allowed: up to { $megapixels } megapixels.
error-too_many_pictures = There are { $allowed } pictures at this table already. There is no room for more.

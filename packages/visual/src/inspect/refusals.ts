export const truncated = 'This picture is cut off: its file ends too early. Send it again, whole.';
export const damaged = 'This picture is damaged and cannot be read to its end. Take it again.';
export const animated = 'This picture is animated. Send a picture that stands still.';
export const unknown = 'This is not a PNG, JPEG or WebP picture. Send one of these.';
export const empty = 'This file is empty. Send a PNG, JPEG or WebP picture.';

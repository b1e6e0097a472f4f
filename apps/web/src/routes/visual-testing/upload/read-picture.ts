/** The size of a picture, read by the browser without drawing it; fails where there is no picture in the file. */
export function measurePicture(address: string): Promise<{ width: number; height: number }> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new Error('There is no picture in this file.'));
    image.src = address;
  });
}

/** What is in a file as base64, without a prefix. */
export function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error('The file could not be read.', { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}

/** Hands a fetched file to the browser's downloads, under the name that the server gave it, and answers that name. */
export async function saveFile(response: Response, otherwise: string): Promise<string> {
  const address = URL.createObjectURL(await response.blob());
  const name = readFileName(response.headers.get('content-disposition')) ?? otherwise;
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the address over by then; a download does not end sooner by it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return name;
}

export function readFileName(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decode(encoded);
  const [, quoted, plain] = /filename=(?:"([^"]*)"|([^;\s]+))/i.exec(disposition ?? '') ?? [];
  return quoted || plain;
}

function decode(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

const htmlCodes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** How a text may stand in addresses, forms, JSON, pages and headers; the text itself first. */
export function encodedForms(text: string): string[] {
  // A lone half of a character pair cannot be in an address.
  const address = text.isWellFormed() ? encodeURIComponent(text) : text;
  const strict = address.replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const forms = [
    text,
    address,
    address.replaceAll('%20', '+'),
    strict,
    strict.replaceAll('%20', '+'),
    JSON.stringify(text).slice(1, -1),
    text.replace(/[&<>"]/g, (sign) => htmlCodes[sign] ?? sign),
    Buffer.from(text).toString('base64'),
  ];
  return [...new Set(forms)];
}

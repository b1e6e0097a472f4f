const prefix = 'ASSAY_SECRET_';

/** The name under which steps use a secret: ASSAY_SECRET_SHOP_PASSWORD is {{secret shop password}}. */
export function readSecrets(environment: NodeJS.ProcessEnv): Map<string, string> {
  const secrets = new Map<string, string>();
  for (const [key, value] of Object.entries(environment)) {
    if (!key.startsWith(prefix) || !value) continue;
    secrets.set(key.slice(prefix.length).toLowerCase().replaceAll('_', ' '), value);
  }
  return secrets;
}

export function nameVariable(secret: string): string {
  return (
    prefix +
    secret
      .trim()
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '_')
  );
}

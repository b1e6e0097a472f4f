import type { ApiCheckConfig, LoadConfig } from '@assay/contract';
import { type Keep, looksSecret, replaceSecrets } from '@assay/contract/secrets';

/** Each secret becomes a variable of its place's name, which whoever uses the file gives a value. */
function nameVariables(): Keep {
  const values = new Map<string, string[]>();
  return (secret, label) => {
    const variable = label.replace('clientSecret', 'client_secret').replace(/[^\w.-]+/g, '_');
    const known = values.get(variable.toLowerCase()) ?? [];
    if (!known.includes(secret)) known.push(secret);
    values.set(variable.toLowerCase(), known);
    // Two passwords are two variables.
    const number = known.indexOf(secret) + 1;
    return `{{${variable}${number === 1 ? '' : `_${number}`}}}`;
  };
}

/** The same test with a variable in the place of each secret. Variables that hold secrets lose their values. */
export function hideSecrets(config: ApiCheckConfig): ApiCheckConfig {
  const open = Object.entries(config.variables).filter(([name]) => !looksSecret(name));
  return replaceSecrets({ ...config, variables: Object.fromEntries(open) }, nameVariables());
}

export function hideInLoad(config: LoadConfig): LoadConfig {
  return replaceSecrets(config, nameVariables());
}

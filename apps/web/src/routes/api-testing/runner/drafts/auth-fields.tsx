import { Field } from '../../../../ui/field.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { type Choice, SelectField } from '../../../../ui/select-field.tsx';
import type { Auth } from '../../draft/test-draft.ts';
import styles from './runner.module.css';

type AuthType = Auth['type'] | 'inherit';

const types: Choice<AuthType>[] = [
  { value: 'none', label: 'No authentication' },
  { value: 'basic', label: 'Basic' },
  { value: 'bearer', label: 'Bearer token' },
  { value: 'apiKey', label: 'API key' },
  { value: 'oauth', label: 'OAuth client credentials' },
];

function begin(type: Auth['type']): Auth {
  switch (type) {
    case 'none':
      return { type };
    case 'basic':
      return { type, username: '', password: '' };
    case 'bearer':
      return { type, token: '' };
    case 'apiKey':
      return { type, name: 'X-API-Key', value: '', in: 'header' };
    case 'oauth':
      return { type, tokenUrl: '', clientId: '', clientSecret: '', scope: '' };
  }
}

const places = [
  { value: 'header', label: 'Header' },
  { value: 'query', label: 'Query' },
] as const;

interface Props {
  /** Goes before the names of the fields, since the page has them twice. */
  prefix: string;
  auth: Auth | null;
  onChange: (auth: Auth | null) => void;
  /** Whether it may be left to the test. */
  mayInherit?: boolean;
}

/** How requests say who they come from. Variables as `{{token}}` keep secrets out of the test. */
export function AuthFields({ prefix, auth, onChange, mayInherit = false }: Props) {
  const choices: Choice<AuthType>[] = mayInherit
    ? [{ value: 'inherit', label: 'As the whole test' }, ...types]
    : types;
  return (
    <div className={styles.group}>
      <SelectField
        label="Authentication"
        name={`${prefix}-auth`}
        value={auth?.type ?? 'inherit'}
        choices={choices}
        onChange={(type) => onChange(type === 'inherit' ? null : begin(type))}
      />
      <div className={styles.pair}>
        <Details prefix={prefix} auth={auth} onChange={onChange} />
      </div>
    </div>
  );
}

function Details({ prefix, auth, onChange }: Pick<Props, 'prefix' | 'auth' | 'onChange'>) {
  const common = { autoComplete: 'off', spellCheck: false } as const;
  switch (auth?.type) {
    case 'basic':
      return (
        <>
          <Field
            {...common}
            label="Username"
            name={`${prefix}-username`}
            value={auth.username}
            onChange={(username) => onChange({ ...auth, username })}
          />
          <PasswordField
            label="Password"
            name={`${prefix}-password`}
            autoComplete="new-password"
            value={auth.password}
            onChange={(password) => onChange({ ...auth, password })}
          />
        </>
      );
    case 'bearer':
      return (
        <PasswordField
          label="Token"
          name={`${prefix}-token`}
          autoComplete="new-password"
          value={auth.token}
          onChange={(token) => onChange({ ...auth, token })}
        />
      );
    case 'apiKey':
      return (
        <>
          <Field
            {...common}
            label="Key name"
            name={`${prefix}-key`}
            value={auth.name}
            onChange={(name) => onChange({ ...auth, name })}
          />
          <PasswordField
            label="Key"
            name={`${prefix}-value`}
            autoComplete="new-password"
            value={auth.value}
            onChange={(value) => onChange({ ...auth, value })}
          />
          <SelectField
            label="Sent in"
            name={`${prefix}-in`}
            value={auth.in}
            choices={places}
            onChange={(place) => onChange({ ...auth, in: place })}
          />
        </>
      );
    case 'oauth':
      return (
        <>
          <Field
            {...common}
            label="Token address"
            name={`${prefix}-token-url`}
            value={auth.tokenUrl}
            onChange={(tokenUrl) => onChange({ ...auth, tokenUrl })}
          />
          <Field
            {...common}
            label="Client id"
            name={`${prefix}-client-id`}
            value={auth.clientId}
            onChange={(clientId) => onChange({ ...auth, clientId })}
          />
          <PasswordField
            label="Client secret"
            name={`${prefix}-client-secret`}
            autoComplete="new-password"
            value={auth.clientSecret}
            onChange={(clientSecret) => onChange({ ...auth, clientSecret })}
          />
          <Field
            {...common}
            label="Scope"
            name={`${prefix}-scope`}
            isOptional
            value={auth.scope}
            onChange={(scope) => onChange({ ...auth, scope })}
          />
        </>
      );
    default:
      return null;
  }
}

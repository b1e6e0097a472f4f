import type { TokenScope } from '@assay/contract/choices';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import panel from '../style/panel.module.css';
import { type Expiry, expiries } from './expiries.ts';
import type { TokenForm as Form } from './use-token-form.ts';

const scopes: readonly Choice<TokenScope>[] = [
  { value: 'run', label: 'Run tests and read results' },
  { value: 'read', label: 'Read results only' },
];
const choices = (Object.keys(expiries) as Expiry[]).map((value) => ({ value, label: expiries[value].label }));

export function TokenForm({ form }: { form: Form }) {
  const { element, typed, change, nameProblem, problem, sending, onSubmit } = form;
  return (
    <form ref={element} className={panel.column} aria-label="New access token" onSubmit={onSubmit} noValidate>
      <Field
        label="Token name"
        name="tokenName"
        description="What it is for, such as the build that uses it."
        autoComplete="off"
        maxLength={100}
        value={typed.name}
        error={nameProblem}
        onChange={(name) => change({ name })}
      />
      <SelectField
        label="It may"
        name="tokenScope"
        value={typed.scope}
        choices={scopes}
        onChange={(scope) => change({ scope })}
      />
      <SelectField
        label="It ends"
        name="tokenExpiry"
        value={typed.expiry}
        choices={choices}
        onChange={(expiry) => change({ expiry })}
      />
      <FormAlert message={problem} />
      <SubmitButton sending={sending} progress="Creating token…">
        Create token
      </SubmitButton>
    </form>
  );
}

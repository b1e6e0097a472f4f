import { useKeptFocus } from '../../../../lib/use-kept-focus.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { checkTypeNames, checkTypes } from '../../../../ui/api/describe-check.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Plus, Trash2 } from '../../../../ui/icons/index.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { type CheckDraft, newCheck, operatorsOf } from '../drafts/check-draft.ts';
import runner from '../drafts/runner.module.css';
import { CheckFields } from './check-fields.tsx';
import styles from './rows.module.css';

interface Props {
  checks: readonly CheckDraft[];
  problems: Record<string, string>;
  onChange: (checks: readonly CheckDraft[]) => void;
}

const choices = checkTypes.map((value) => ({ value, label: checkTypeNames[value] }));
const most = 100;

/** Another type keeps what was typed, with an operator that it has. */
function changeType(check: CheckDraft, type: CheckDraft['type']): CheckDraft {
  const fresh = newCheck(type);
  const hasOperator = operatorsOf(type).includes(check.operator);
  return {
    ...check,
    type,
    limit: check.limit || fresh.limit,
    subject: check.subject || fresh.subject,
    operator: hasOperator ? check.operator : fresh.operator,
  };
}

/** What the answer has to hold to. */
export function CheckRows({ checks, problems, onChange }: Props) {
  const kept = useKeptFocus<HTMLOListElement>('add-validation');
  const replace = (changed: CheckDraft) =>
    onChange(checks.map((one) => (one.key === changed.key ? changed : one)));
  return (
    <fieldset className={runner.group}>
      <legend className={runner.legend}>Validations</legend>
      {checks.length === 0 && (
        <p className={runner.hint}>
          Without validations any whole answer passes. Send once to get suggestions.
        </p>
      )}
      <ol {...kept} className={styles.rows}>
        {checks.map((check, at) => (
          <li className={styles.row} key={check.key} aria-label={`Validation ${at + 1}`}>
            <div className={styles.fields}>
              <SelectField
                label="Validate"
                name={`check-${at + 1}-type`}
                value={check.type}
                choices={choices}
                onChange={(type) => replace(changeType(check, type))}
              />
              <CheckFields
                check={check}
                number={at + 1}
                problem={problems[`check ${check.key}`]}
                onChange={(change) => replace({ ...check, ...change })}
              />
            </div>
            <IconButton
              icon={Trash2}
              label={`Remove validation ${at + 1}`}
              onClick={() => onChange(checks.filter(({ key }) => key !== check.key))}
            />
          </li>
        ))}
      </ol>
      <div>
        <ActionButton
          id="add-validation"
          disabled={checks.length >= most}
          onClick={() => onChange([...checks, newCheck(checks.length === 0 ? 'status' : 'jsonpath')])}
        >
          <Plus size={16} aria-hidden="true" /> Add validation
        </ActionButton>
      </div>
    </fieldset>
  );
}

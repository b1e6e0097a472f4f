import { timezones } from '@assay/contract/choices';
import type { PersonalFields } from '../../lib/profile.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { BioField } from './bio-field.tsx';
import styles from './style/panel.module.css';
import type { PersonalForm } from './use-personal-form.ts';

type TextName = Exclude<keyof PersonalFields, 'timezone'>;

const zones = timezones.map((zone) => ({ value: zone, label: zone }));

export function ProfileFields({ email, form }: { email: string; form: PersonalForm }) {
  const { values, problems, change } = form;

  function bind(name: TextName) {
    return {
      name,
      value: values[name],
      error: problems[name],
      onChange: (value: string) => change(name, value),
    };
  }

  return (
    <div className={styles.fields}>
      <Field label="First name" autoComplete="given-name" maxLength={100} {...bind('firstName')} />
      <Field label="Last name" autoComplete="family-name" maxLength={100} {...bind('lastName')} />
      <Field
        className={`${styles.wide} ${styles.fixed}`}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        description="You sign in with it, so it stays as it is."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        isOptional
        readOnly
        value={email}
        onChange={() => undefined}
      />
      <Field label="Phone" type="tel" autoComplete="tel" maxLength={50} isOptional {...bind('phone')} />
      <Field label="Company" autoComplete="organization" maxLength={200} isOptional {...bind('company')} />
      <Field
        label="Job title"
        autoComplete="organization-title"
        maxLength={200}
        isOptional
        {...bind('jobTitle')}
      />
      <SelectField
        label="Timezone"
        name="timezone"
        choices={zones}
        value={values.timezone}
        error={problems.timezone}
        onChange={(zone) => change('timezone', zone)}
      />
      <div className={styles.wide}>
        <BioField {...bind('bio')} />
      </div>
    </div>
  );
}

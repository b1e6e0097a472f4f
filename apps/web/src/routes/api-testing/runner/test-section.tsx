import { JsonEditor } from '../../../ui/api/json-editor.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { EnvironmentChoice } from '../environments/environment-choice.tsx';
import { AuthFields } from './drafts/auth-fields.tsx';
import styles from './drafts/runner.module.css';
import { VariableRows } from './variable-rows.tsx';

/** What holds for every endpoint of the test. */
export function TestSection({ isChecked }: { isChecked: boolean }) {
  const { test, changeTest } = useDraft();
  return (
    <section className={styles.section} aria-labelledby="test-title">
      <h2 className={styles.title} id="test-title">
        Test
      </h2>
      <div className={styles.pair}>
        <Field
          label="Test name"
          name="testName"
          id="api-test-name"
          value={test.name}
          maxLength={200}
          placeholder="Shop, main ways"
          error={isChecked && !test.name.trim() ? 'Name the test.' : undefined}
          onChange={(name) => changeTest({ name })}
        />
        <Field
          label="Base URL"
          name="baseUrl"
          id="api-base-url"
          type="url"
          inputMode="url"
          value={test.baseUrl}
          maxLength={2000}
          placeholder="https://api.example.com"
          error={isChecked && !test.baseUrl.trim() ? 'Say where the endpoints are.' : undefined}
          onChange={(baseUrl) => changeTest({ baseUrl })}
        />
      </div>
      <EnvironmentChoice
        value={test.environmentId}
        onChange={(environmentId) => changeTest({ environmentId })}
      />
      <details className={styles.more}>
        <summary>Variables, authentication and data</summary>
        <div className={styles.inside}>
          <VariableRows variables={test.variables} onChange={(variables) => changeTest({ variables })} />
          <AuthFields
            prefix="test"
            auth={test.auth}
            onChange={(auth) => changeTest({ auth: auth ?? { type: 'none' } })}
          />
          <JsonEditor
            label="Data rows"
            name="data"
            isPlain
            description="CSV with a head line, or a JSON list of objects. The whole test runs once for each row, whose columns are variables."
            placeholder={'id,name\n1,Ada\n2,Grace'}
            value={test.data}
            onChange={(data) => changeTest({ data })}
          />
          <Checkbox
            name="stopOnFailure"
            checked={test.stopOnFailure}
            onChange={(stopOnFailure) => changeTest({ stopOnFailure })}
          >
            Stop at the first endpoint that fails
          </Checkbox>
        </div>
      </details>
    </section>
  );
}

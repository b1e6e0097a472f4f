import { type BodyKind, bodyKinds } from '@assay/contract/choices';
import { JsonEditor } from '../../../../ui/api/json-editor.tsx';
import { Field } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { BodyDraft } from '../drafts/body-draft.ts';
import runner from '../drafts/runner.module.css';
import { FileRows } from './file-rows.tsx';

const names: Record<BodyKind, string> = {
  none: 'No body',
  json: 'JSON',
  text: 'Text',
  form: 'Form fields',
  multipart: 'Multipart fields and files',
  graphql: 'GraphQL',
  file: 'File',
};
const choices = bodyKinds.map((value) => ({ value, label: names[value] }));

interface Props {
  draft: BodyDraft;
  problems: Record<string, string>;
  onChange: (change: Partial<BodyDraft>) => void;
}

/** What the request carries. */
export function BodyFields({ draft, problems, onChange }: Props) {
  const { bodyKind } = draft;
  return (
    <div className={runner.group}>
      <SelectField
        label="Body kind"
        name="bodyKind"
        value={bodyKind}
        choices={choices}
        onChange={(wanted) => onChange({ bodyKind: wanted })}
      />
      {(bodyKind === 'json' || bodyKind === 'text') && (
        <JsonEditor
          label="Body"
          name="body"
          isPlain={bodyKind === 'text'}
          placeholder={bodyKind === 'json' ? '{\n  "name": "Fern"\n}' : ''}
          value={draft.body}
          error={problems.body}
          onChange={(body) => onChange({ body })}
        />
      )}
      {(bodyKind === 'form' || bodyKind === 'multipart') && (
        <JsonEditor
          label="Fields"
          name="body"
          description="A JSON object of names and values; a list stands for the same name several times."
          placeholder={'{\n  "name": "Fern"\n}'}
          value={draft.body}
          error={problems.body}
          onChange={(body) => onChange({ body })}
        />
      )}
      {(bodyKind === 'multipart' || bodyKind === 'file') && (
        <FileRows
          files={draft.files}
          areFields={bodyKind === 'multipart'}
          problem={problems.files}
          onChange={(files) => onChange({ files })}
        />
      )}
      {bodyKind === 'graphql' && (
        <>
          <JsonEditor
            label="Query"
            name="query"
            isPlain
            placeholder={'query Products($first: Int) {\n  products(first: $first) { id name }\n}'}
            value={draft.query}
            error={problems.query}
            onChange={(query) => onChange({ query })}
          />
          <JsonEditor
            label="Query variables"
            name="variables"
            placeholder={'{\n  "first": 3\n}'}
            value={draft.variables}
            error={problems.variables}
            onChange={(variables) => onChange({ variables })}
          />
          <Field
            label="Operation name"
            name="operationName"
            isOptional
            autoComplete="off"
            description="Only where the query has several."
            value={draft.operationName}
            onChange={(operationName) => onChange({ operationName })}
          />
        </>
      )}
    </div>
  );
}

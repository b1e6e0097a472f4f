import { useState } from 'react';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { AuthFields } from '../drafts/auth-fields.tsx';
import type { EndpointDraft } from '../drafts/endpoint-draft.ts';
import runner from '../drafts/runner.module.css';
import { CaptureRows } from './capture-rows.tsx';

interface Props {
  draft: EndpointDraft;
  problems: Record<string, string>;
  onChange: (change: Partial<EndpointDraft>) => void;
}

/** What few endpoints need. It is open where something of it is wrong. */
export function MoreFields({ draft, problems, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isWrong = Object.keys(problems).some(
    (part) => part === 'retries' || part === 'timeoutMs' || part.startsWith('capture '),
  );
  return (
    <details
      className={runner.more}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>More: authentication, captures, redirects, retries, timeout</summary>
      <div className={runner.inside}>
        <AuthFields prefix="endpoint" mayInherit auth={draft.auth} onChange={(auth) => onChange({ auth })} />
        <CaptureRows
          captures={draft.captures}
          problems={problems}
          onChange={(captures) => onChange({ captures })}
        />
        <Checkbox
          name="followRedirects"
          checked={draft.followRedirects}
          onChange={(followRedirects) => onChange({ followRedirects })}
        >
          Follow redirects
        </Checkbox>
        <div className={runner.pair}>
          <Field
            label="Retries"
            name="retries"
            inputMode="numeric"
            description="How often it is tried again where it fails, 0 to 10."
            value={draft.retries}
            error={problems.retries}
            onChange={(retries) => onChange({ retries })}
          />
          <Field
            label="Timeout in milliseconds"
            name="timeoutMs"
            inputMode="numeric"
            description="100 to 120000."
            value={draft.timeoutMs}
            error={problems.timeoutMs}
            onChange={(timeoutMs) => onChange({ timeoutMs })}
          />
        </div>
      </div>
    </details>
  );
}

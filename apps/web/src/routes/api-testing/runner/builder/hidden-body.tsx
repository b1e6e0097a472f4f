import { useFocusAfter } from '../../../../lib/use-focus-after.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { formatBytes } from '../../../../ui/api/format-bytes.ts';
import { noBody } from '../drafts/body-draft.ts';
import type { EndpointDraft } from '../drafts/endpoint-draft.ts';
import runner from '../drafts/runner.module.css';

interface Props {
  draft: EndpointDraft;
  onChange: (change: Partial<EndpointDraft>) => void;
}

function measure(body: unknown): string {
  return formatBytes(new Blob([typeof body === 'string' ? body : JSON.stringify(body)]).size);
}

/** What becomes of a body whose method shows none here. */
export function HiddenBody({ draft, onChange }: Props) {
  const focusAfter = useFocusAfter();
  const { method, keptBody } = draft;
  if (keptBody === undefined || keptBody === null) {
    const isTyped = [draft.body, draft.query].some((text) => text.trim()) || draft.files.length > 0;
    return isTyped ? (
      <p className={runner.hint} role="status">
        {method} is sent without a body here, so the one that was typed is left out.
      </p>
    ) : null;
  }
  return (
    <div className={runner.kept}>
      <p className={runner.hint}>
        This {method} came with a body of {measure(keptBody)}, which is sent along as it is.
      </p>
      <ActionButton
        onClick={() => {
          focusAfter('endpoint-name');
          onChange({ ...noBody, bodyKind: draft.bodyKind, keptBody: undefined });
        }}
      >
        Remove the body
      </ActionButton>
    </div>
  );
}

import { explainFailure } from '../../../lib/explain-failure.ts';
import { CopyRow } from '../../../parts/common/copy-row.tsx';
import { ShownOnce } from '../../../parts/common/shown-once.tsx';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import panel from '../style/panel.module.css';
import rows from '../style/rows.module.css';
import { useWebhooks } from './use-webhooks.ts';
import { verificationSnippet } from './verification-snippet.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookItem } from './webhook-item.tsx';

/** Other programs that are told when a run ends. */
export function WebhookSettings() {
  const webhooks = useWebhooks();
  const { failure, secret } = webhooks;
  return (
    <section className={panel.panel} aria-labelledby="webhooks-title">
      <h2 className={panel.title} id="webhooks-title">
        Webhooks
      </h2>
      <p className={panel.lead}>
        Tell a chat, a build or a program of yours when a run ends: how many cases passed, which did not, and
        where to read about them. What is not accepted is sent again after 1, 5 and 30 minutes.
      </p>
      <WebhookForm create={webhooks.create} />
      <div className={`${panel.after} ${rows.section}`}>
        {secret && (
          <ShownOnce
            title="The secret of your webhook"
            warning="It signs each delivery. Give it to the receiver now; it will not be shown again."
            label="Webhook secret"
            value={secret}
            onDone={webhooks.forgetSecret}
          />
        )}
        {webhooks.webhooks?.length === 0 && <p className={rows.note}>You have no webhook.</p>}
        {webhooks.webhooks && webhooks.webhooks.length > 0 && (
          <ul className={rows.list} aria-label="Your webhooks">
            {webhooks.webhooks.map((webhook) => (
              <WebhookItem key={webhook.id} webhook={webhook} webhooks={webhooks} />
            ))}
          </ul>
        )}
        {failure && (
          <BrokenPart
            text={`Your webhooks could not be loaded. ${explainFailure(failure)}`}
            onRetry={webhooks.refetch}
          />
        )}
        {!webhooks.webhooks && !failure && <LoadingPart text="Loading your webhooks…" />}
        <details className={rows.details}>
          <summary>How a receiver knows that Assay sent it</summary>
          <p>
            Each delivery carries <code>x-assay-event</code> (<code>run.finished</code>, or <code>ping</code>{' '}
            for a test), <code>x-assay-delivery</code> (its id, the same when it is sent again),{' '}
            <code>x-assay-timestamp</code> (seconds since 1970) and <code>x-assay-signature</code>:{' '}
            <code>sha256=</code> and the HMAC-SHA256, in hexadecimal, of the timestamp, a full stop and the
            body, with the secret as its key. Compute the same and compare.
          </p>
          <CopyRow label="Verification in Node" value={verificationSnippet} />
        </details>
      </div>
    </section>
  );
}

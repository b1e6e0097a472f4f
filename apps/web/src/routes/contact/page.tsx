import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './contact-info.tsx';
import styles from './page.module.css';

export const handle = { footer: true };

export function Component() {
  return (
    <PageFrame>
      <PageHeader title="Contact" lead="Ask a question or report a problem. A person reads every message." />
      <div className={styles.columns}>
        <ContactForm />
        <ContactInfo />
      </div>
    </PageFrame>
  );
}

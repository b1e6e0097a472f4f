import { paths } from '../../paths/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './closing-call.module.css';
import page from './page.module.css';

export function ClosingCall({ start }: { start: string }) {
  return (
    <section className={page.section} aria-labelledby="closing-call">
      <div className={styles.stone} data-mantine-color-scheme="dark">
        <div>
          <h2 className={styles.title} id="closing-call">
            Put your next requirement to the test
          </h2>
          <p className={styles.text}>
            Create an account, paste one sentence from your backlog and see what the page really does.
          </p>
        </div>
        <div className={styles.actions}>
          <LinkButton to={start}>Start Free Today</LinkButton>
          <LinkButton to={paths.contact} emphasis="plain">
            Talk to Sales
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

import { paths } from '../../paths/paths.ts';
import { LogoMark } from '../../ui/brand.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './page.module.css';

export const handle = { footer: true };

export function Component() {
  return (
    <>
      <title>Page not found · Assay</title>
      <div className={styles.page}>
        <LogoMark size={64} />
        <h1 className={styles.title}>Oops! The page you're looking for doesn't exist.</h1>
        <p className={styles.text}>
          The address may be mistyped, or the page may have moved. Nothing you did elsewhere is lost.
        </p>
        <LinkButton to={paths.home}>Go to the home page</LinkButton>
      </div>
    </>
  );
}

import { useToken } from '../../lib/session.ts';
import { paths } from '../../paths/paths.ts';
import { Audience } from './audience.tsx';
import { Capabilities } from './capabilities.tsx';
import { Claims } from './claims.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import styles from './page.module.css';
import { Tiers } from './tiers.tsx';

export const handle = { footer: true };

export function Component() {
  const start = useToken() ? paths.dashboard : paths.signup;
  return (
    <>
      <title>Assay · Plain-English requirements in, evidence out</title>
      <div className={styles.page}>
        <Hero start={start} />
        <Claims />
        <HowItWorks />
        <Capabilities />
        <Audience />
        <Tiers />
        <ClosingCall start={start} />
      </div>
    </>
  );
}

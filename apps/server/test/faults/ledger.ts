/** What was asked of the product and promised by it, to be compared with what became of it. */
export interface Accepted {
  kind: 'run' | 'feedback' | 'api test' | 'mail';
  /** Of a run or API test its id; of feedback its title; of a mail the address it goes to. */
  key: string;
  /** The fault during which it was accepted. */
  during: string;
}

export interface Ledger {
  accepted: Accepted[];
  /** Asked for, but the connection broke before an answer came: it may have been done or not. */
  unknown: Accepted[];
  /** Answers that no fault excuses, as sentences with the fault they came in. */
  wrong: { during: string; what: string }[];
  /** Which fault is tried now. */
  during: string;
  /** Refused politely: 503 or 429 with Retry-After. */
  refused: number;
  accept: (kind: Accepted['kind'], key: string) => void;
  doubt: (kind: Accepted['kind'], key: string) => void;
  blame: (what: string) => void;
}

export function createLedger(): Ledger {
  const ledger: Ledger = {
    accepted: [],
    unknown: [],
    wrong: [],
    during: 'no fault',
    refused: 0,
    accept: (kind, key) => void ledger.accepted.push({ kind, key, during: ledger.during }),
    doubt: (kind, key) => void ledger.unknown.push({ kind, key, during: ledger.during }),
    blame: (what) => void ledger.wrong.push({ during: ledger.during, what }),
  };
  return ledger;
}

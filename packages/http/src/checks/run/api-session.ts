import type { ApiCheck, ApiResult } from '@assay/contract';
import type { ApiErrorKind, CaptureSource } from '@assay/contract/choices';
import { looksSecret } from '@assay/contract/secrets';
import { evaluateCheck } from '../evaluate/evaluate-check.ts';
import { findGraphqlErrors } from '../evaluate/graphql-errors.ts';
import { RequestProblem } from '../model/problem.ts';
import type { Answer, ChecksOptions, SentEndpoint, Verdict } from '../model/types.ts';
import { Variables } from '../request/variables.ts';
import { findSecretFields } from '../secrets/find-secret-fields.ts';
import { Cookies } from '../wire/cookies.ts';
import type { StoredCookie } from '../wire/stored-cookies.ts';
import { attempt } from './attempt.ts';
import { capture } from './capture.ts';
import { maskVerdict } from './judge-answer.ts';
import { present } from './present.ts';
import { RunState } from './run-state.ts';

/** Whoever asks has filled them in already. */
class FilledIn extends Variables {
  override fill(text: string): string {
    return text;
  }

  override fillDeep(value: unknown): unknown {
    return value;
  }
}

/** Cookies that others keep too, such as a browser: taken before each request, given back after it. */
export interface CookieStore {
  take(): Promise<StoredCookie[]>;
  /** What answers set; what has run out is to be removed. */
  give(cookies: StoredCookie[]): Promise<void>;
}

export interface Sent {
  /** Secrets are dots in it. */
  result: ApiResult;
  /** As it came; undefined where none came whole. */
  answer: Answer | undefined;
  problem: { kind: ApiErrorKind; message: string } | undefined;
}

/** A part of an answer, as `capture` finds it. */
export interface Wanted {
  from: CaptureSource;
  expression: string;
  name: string;
}

/** Requests one after another that share connections and cookies, each judged when and by what its sender likes. */
export class ApiSession {
  readonly #run: RunState;
  readonly #variables = new FilledIn({});
  readonly #store: CookieStore | undefined;
  #cookies: Cookies;
  #count = 0;
  #last: URL | undefined;

  constructor(options: ChecksOptions & { cookies?: CookieStore }) {
    const config = { name: '', baseUrl: '', endpoints: [], variables: {}, data: '', stopOnFailure: false };
    this.#run = new RunState(config, options);
    this.#store = options.cookies;
    this.#cookies = new Cookies(this.#run.masks);
  }

  /** `kept` is what will be captured of the answer: what of it is secret must not be shown before. */
  async send(endpoint: SentEndpoint, kept: readonly Wanted[] = []): Promise<Sent> {
    const run = this.#run;
    if (this.#store) this.#cookies = new Cookies(run.masks, await this.#store.take());
    const cookies = this.#cookies;
    const made = await attempt(endpoint, { row: null, variables: this.#variables, cookies }, run);
    for (const [name, value] of made.answer?.headers ?? []) if (looksSecret(name)) run.masks.addFound(value);
    this.#last = made.followed?.last.url;
    if (made.answer) this.#hideSecrets(made.answer, kept);
    const set = cookies.takeSet();
    if (this.#store && set.length > 0) await this.#store.give(set);
    const result = present({
      index: this.#count,
      row: null,
      endpoint,
      config: run.config,
      attempts: 1,
      attempt: made,
      checks: [],
      captured: {},
      problem: made.problem,
      masks: run.masks,
      room: run.room,
    });
    this.#count += 1;
    const problem = made.problem && { kind: made.problem.kind, message: made.problem.message };
    return { result, answer: made.problem ? undefined : made.answer, problem };
  }

  #hideSecrets(answer: Answer, kept: readonly Wanted[]): void {
    for (const value of findSecretFields(answer)) this.#run.masks.add(value);
    for (const { from, expression, name } of kept) {
      if (!looksSecret(name)) continue;
      try {
        this.capture(from, expression, name, answer);
      } catch (error) {
        // That it is missing is told when it is wanted.
        if (!(error instanceof RequestProblem)) throw error;
      }
    }
  }

  /** Whether an answer holds to a check; secrets are dots in what is told. */
  judge(check: ApiCheck, answer: Answer): Verdict {
    const verdict = evaluateCheck(check, answer);
    return { ...verdict, ...maskVerdict(verdict, this.#run.masks) };
  }

  /** What is wrong with a GraphQL answer that has errors which none of these checks speaks about; secrets are dots in it. */
  judgeErrors(asked: SentEndpoint, answer: Answer, checks: readonly ApiCheck[]): Verdict | undefined {
    const verdict = findGraphqlErrors(asked, answer, checks);
    return verdict && maskVerdict(verdict, this.#run.masks);
  }

  /** A part of an answer. Throws `RequestProblem` where it has none. */
  capture(
    from: CaptureSource,
    expression: string,
    name: string,
    answer: Answer,
  ): { value: string; isSecret: boolean } {
    const { value } = capture({ from, expression, name }, answer, (cookie) =>
      this.#last ? this.#cookies.get(cookie, this.#last) : undefined,
    );
    const isSecret = looksSecret(name);
    if (isSecret) this.#run.masks.add(value);
    return { value, isSecret };
  }

  /** A text that is shown as dots from now on. */
  hide(secret: string): void {
    this.#run.masks.add(secret);
  }

  close(): Promise<void> {
    return this.#run.connections.close();
  }
}

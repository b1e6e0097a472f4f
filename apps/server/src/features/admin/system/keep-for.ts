/** Asks again only once an answer is old. A failure is not kept. */
export function keepFor<T>(ms: number, ask: () => Promise<T>, now = Date.now): () => Promise<T> {
  let kept: { at: number; answer: Promise<T> } | undefined;
  return () => {
    if (kept && now() - kept.at < ms) return kept.answer;
    const answer = ask();
    kept = { at: now(), answer };
    answer.catch(() => {
      kept = undefined;
    });
    return answer;
  };
}

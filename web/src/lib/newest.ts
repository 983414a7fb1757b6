/** Ask when the question has rested for a moment; of several answers only the one to the newest question is used. */

export interface Newest<Q> {
  ask(question: Q): void;
  /** Forget what is on its way. */
  stop(): void;
}

export function newest<Q, A>(
  rests: number,
  send: (question: Q) => Promise<A>,
  answered: (answer: A, question: Q) => void,
  failed: (error: unknown) => void,
): Newest<Q> {
  let asked = 0;
  let wait: ReturnType<typeof setTimeout> | undefined;
  return {
    ask(question) {
      const mine = ++asked;
      clearTimeout(wait);
      wait = setTimeout(() => {
        send(question).then(
          (answer) => mine === asked && answered(answer, question),
          (error: unknown) => mine === asked && failed(error),
        );
      }, rests);
    },
    stop() {
      asked += 1;
      clearTimeout(wait);
    },
  };
}

import { EngineRefusal, type RefusalCode } from '../refusal';

/** For tests: expects that `attempt` is refused with this code and a message for the person. */
export function expectRefusal(code: RefusalCode, attempt: () => unknown): void {
  let refusal: unknown = null;
  try {
    attempt();
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(EngineRefusal);
  expect(refusal).toMatchObject({ code, message: expect.stringMatching(/\S/) });
}

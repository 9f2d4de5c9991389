import type { AnyActorLogic, InputFrom, OutputFrom, PromiseActorLogic } from 'xstate'

/**
 * Lets a machine stand where another one has declared an actor by input and output only: XState runs either the same way, and the
 * view finds the running machine in `snapshot.children`.
 */
export const childOf = <Logic extends AnyActorLogic>(
  logic: Logic,
): PromiseActorLogic<OutputFrom<Logic>, InputFrom<Logic>> =>
  logic as unknown as PromiseActorLogic<OutputFrom<Logic>, InputFrom<Logic>>

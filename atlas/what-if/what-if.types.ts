/**
 * A change to try out: a transition that is never taken, by its id, or one more that an event takes
 * when none before it is.
 */
export type Change =
	| { kind: 'drop'; transition: string }
	| { kind: 'add'; source: string; event: string; target: string }

/** One operation of a JSON Patch (RFC 6902) on the configuration that a machine is made of. */
export type Operation = { op: 'remove' | 'add' | 'replace'; path: string; value?: unknown }

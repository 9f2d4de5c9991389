/** One run of a path: `at` is when it began, in milliseconds since 1970. */
export type Run = { noun: string; path: string; at: number; ms: number; passed: boolean }

/** Where a path was run: by a person's gestures in a browser, or against the machine alone. */
export type Layer = 'browser' | 'machine'

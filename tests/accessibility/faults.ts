/** Faults with where they were found: by fault, then by subject, the combinations. */
export type Faults = Map<string, Map<string, string[]>>

export const addFault = (faults: Faults, fault: string, subject: string, look: string): void => {
	const places = faults.get(fault) ?? new Map<string, string[]>()
	faults.set(fault, places.set(subject, [...(places.get(subject) ?? []), look]))
}

/** The faults as a table: each with a line for every page or dialog that has it. */
export const tableOf = (faults: Faults): string =>
	[...faults]
		.map(([fault, places]) =>
			[fault, ...[...places].map(([subject, looks]) => `  ${subject} | ${looks.join(', ')}`)].join(
				'\n',
			),
		)
		.join('\n')

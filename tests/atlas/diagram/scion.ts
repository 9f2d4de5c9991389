import scxml from '@scion-scxml/scxml'

/** A running machine of the SCXML interpreter. Returns the ids of its innermost active states. */
type Statechart = {
	start: () => string[]
	gen: (event: { name: string; data?: unknown }) => string[]
	getConfiguration: () => string[]
}

/** Reads an SCXML document and makes a machine of it that has not started. */
export const scion = (document: string): Promise<Statechart> =>
	new Promise((resolve, reject) => {
		scxml.documentStringToModel(
			'',
			document,
			(
				unread: Error | null,
				model: {
					prepare: (
						done: (
							unready: Error | null,
							chart: ConstructorParameters<typeof scxml.core.Statechart>[0],
						) => void,
					) => void
				},
			) => {
				if (unread) return reject(unread)
				model.prepare((unready, chart) => {
					if (unready) return reject(unready)
					resolve(
						new scxml.core.Statechart(chart, { console: { log: () => {} } as never }) as Statechart,
					)
				})
			},
		)
	})

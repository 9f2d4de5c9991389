type Part = { limit: number; offset: number }

/** Reads a list part by part, for a file; `size` is the largest part that the call allows. */
export const readAll = async <Row>(
	read: (part: Part) => Promise<{ data: readonly Row[] }>,
	size = 100,
): Promise<Row[]> => {
	const rows: Row[] = []
	for (;;) {
		const { data } = await read({ limit: size, offset: rows.length })
		rows.push(...data)
		if (data.length < size) return rows
	}
}

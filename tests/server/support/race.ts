/** Pairs of opposed decisions that a race makes. */
const PAIRS = 20

/**
 * Makes two opposed decisions on one row at the same time, for 20 rows. Every other pair starts
 * with the second decision.
 * @param open writes the row of a pair
 * @param check receives the answers of the two decisions
 */
export const race = async <Row, A, B>(
	open: (pair: number) => Promise<Row>,
	decisions: readonly [(row: Row) => Promise<A>, (row: Row) => Promise<B>],
	check: (answers: [A, B], row: Row) => Promise<void>,
): Promise<void> => {
	const [one, other] = decisions
	for (let pair = 0; pair < PAIRS; pair += 1) {
		const row = await open(pair)
		const isTurned = pair % 2 === 1
		const early = isTurned ? other(row) : undefined
		const [first, second] = await Promise.all([one(row), early ?? other(row)])
		await check([first, second], row)
	}
}

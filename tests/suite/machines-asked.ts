/**
 * Returns true if the paths of a machine run: always, unless the run names other parts (`npm test
 * -- cart`).
 */
export const isAsked = (noun: string): boolean => {
	const { TEST_MACHINES } = process.env
	return !TEST_MACHINES || TEST_MACHINES.split(',').includes(noun)
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!

/** Each figure's own median of several records of figures. */
export const medians = <Figures extends object>(all: Figures[]): Figures =>
	Object.fromEntries(
		Object.keys(all[0]!).map((key) => [key, middle(all.map((one) => one[key as never] as number))]),
	) as Figures

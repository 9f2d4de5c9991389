/** The list with a value in it or without it; an empty list is none. */
export const toggled = (list: readonly string[] = [], value: string, chosen: boolean) => {
	const next = chosen
		? [...list.filter((one) => one !== value), value]
		: list.filter((one) => one !== value)
	return next.length ? next : undefined
}

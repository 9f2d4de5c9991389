type Choice = Record<string, string | boolean | undefined>

/**
 * The class names of a recipe for a choice of variants; what is not chosen falls back to the
 * defaults.
 */
export const classOf =
	(name: string, defaults: Choice) =>
	(choice: Choice = {}): string => {
		const chosen = { ...defaults }
		for (const key in choice) if (choice[key] !== undefined) chosen[key] = choice[key]
		return Object.entries(chosen).reduce(
			(classes, [key, value]) => `${classes} ${name}--${key}_${value}`,
			name,
		)
	}

/** The same for the slots of a recipe. */
export const classesOf =
	(name: string, slots: string[], defaults: Choice) =>
	(choice?: Choice): Record<string, string> =>
		Object.fromEntries(slots.map((slot) => [slot, classOf(`${name}__${slot}`, defaults)(choice)]))

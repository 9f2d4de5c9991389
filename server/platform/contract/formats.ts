/** As much of ajv as is needed here. */
type Ajv = { addFormat: (name: string, format: RegExp | ((text: string) => boolean)) => unknown }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const date = /^(?!0000)\d{4}-\d\d-\d\d$/
const dateTime = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

/** Returns true if a day exists: 30 February does not, although Date would make it March. */
const isDay = (text: string): boolean => {
	const time = Date.parse(`${text}T00:00:00Z`)
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/**
 * Makes the formats of the contract as narrow as the database: no `urn:uuid:`, no year 0000, no
 * leap second, no 30 February.
 */
export const addFormats = (ajv: Ajv): void => {
	ajv.addFormat('uuid', uuid)
	ajv.addFormat('date', (text: string) => date.test(text) && isDay(text))
	ajv.addFormat(
		'date-time',
		(text: string) =>
			dateTime.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
	)
}

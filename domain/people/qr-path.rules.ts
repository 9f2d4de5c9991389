/** The dark fields of a QR code as one path of squares of one unit. */
export const qrPath = (fields: readonly (readonly boolean[])[]): string =>
	fields
		.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
		.join('')

/** Returns true if the server takes requests now; false when nothing answers. */
export const isServerUp = async (signal: AbortSignal): Promise<boolean> => {
	try {
		return (await fetch('/readyz', { signal, cache: 'no-store' })).ok
	} catch {
		return false
	}
}

import { notFound } from '@tanstack/react-router'
import { ApiError } from '#api/api-error.ts'

/**
 * Turns the server's "there is no such thing", or a slug that cannot be one, into the not-found
 * page (NAV-12).
 */
export const orNotFound = async <T>(answer: Promise<T>): Promise<T> => {
	try {
		return await answer
	} catch (error) {
		if (error instanceof ApiError && [400, 403, 404].includes(error.status)) throw notFound()
		throw error
	}
}

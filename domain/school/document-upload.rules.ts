/** Largest document, in bytes, and how many a school may hand in; openapi/v1.yaml says the same. */
export const DOCUMENT_LIMIT = 10 * 1024 * 1024
export const MOST_DOCUMENTS = 10

/** Longest name of a document, in characters. */
export const DOCUMENT_NAME_LIMIT = 200

/** A document as it was chosen; its content is the business of the actors. */
export type ChosenDocument = { id: string; name: string; size: number }

/** Why a document is not taken. */
export type DocumentFault = 'wrongType' | 'tooLarge' | 'tooMany'

/** A document that was not taken, and why. */
export type RefusedDocument = { name: string; fault: DocumentFault }

const faultOf = ({ name, size }: ChosenDocument): DocumentFault | null => {
	if (!/\.(pdf|jpe?g|png)$/i.test(name)) return 'wrongType'
	return size > DOCUMENT_LIMIT ? 'tooLarge' : null
}

/**
 * Adds chosen files to the queue. Ignores duplicates and refuses more than a school may submit.
 * @param handedIn documents that the school submitted before
 */
export const withChosen = (
	waiting: readonly ChosenDocument[],
	chosen: readonly ChosenDocument[],
	handedIn: number,
): { waiting: ChosenDocument[]; refused: RefusedDocument[] } => {
	const refused: RefusedDocument[] = []
	const taken = [...waiting]
	for (const document of chosen) {
		if (taken.some(({ id }) => id === document.id)) continue
		const fault =
			faultOf(document) ?? (taken.length + handedIn >= MOST_DOCUMENTS ? 'tooMany' : null)
		if (fault) refused.push({ name: document.name, fault })
		else taken.push(document)
	}
	return { waiting: taken, refused }
}

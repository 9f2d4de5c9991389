import {
	MOST_ITEMS,
	type QuestionFault,
	type ReadQuestion,
	type ReadQuestions,
} from '#domain/learning/question-file.rules.ts'
import { emptyQuestion, isWholeQuestion, quizLimits } from '#domain/learning/quiz-content.rules.ts'

/** A file of a package: its name and its text. */
export type QtiFile = { name: string; text: string }

const elementsOf = (root: Element | Document, name: string): Element[] => [
	...root.getElementsByTagNameNS('*', name),
]

/** The text of an element without that of some elements in it. */
const textOf = (element: Element | undefined, without: readonly string[] = []): string => {
	if (!element) return ''
	const copy = element.cloneNode(true) as Element
	for (const name of without) for (const inner of elementsOf(copy, name)) inner.remove()
	return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

const FEEDBACK = ['feedbackInline', 'feedbackBlock', 'rubricBlock']
const INTERACTIONS = [
	...['choiceInteraction', 'orderInteraction', 'matchInteraction'],
	...['textEntryInteraction', 'inlineChoiceInteraction'],
] as const

type Interaction = (typeof INTERACTIONS)[number]

const idOf = (element: Element): string => element.getAttribute('identifier') ?? ''

/** The declaration of the answer to an interaction: what is right, and what kind of value it is. */
const declarationOf = (item: Element, interaction: Element) => {
	const wanted = interaction.getAttribute('responseIdentifier')
	const declared = elementsOf(item, 'responseDeclaration').find((one) => idOf(one) === wanted)
	const correct = declared && elementsOf(declared, 'correctResponse')[0]
	const mapped = declared ? elementsOf(declared, 'mapEntry') : []
	return {
		base: declared?.getAttribute('baseType') ?? '',
		isSeveral: declared?.getAttribute('cardinality') === 'multiple',
		right: correct ? elementsOf(correct, 'value').map((value) => textOf(value)) : [],
		mapped: mapped
			.filter((entry) => Number(entry.getAttribute('mappedValue')) > 0)
			.map((entry) => entry.getAttribute('mapKey') ?? ''),
	}
}

type Declaration = ReturnType<typeof declarationOf>

const readChoices = (choices: readonly Element[], { right, isSeveral }: Declaration) => ({
	kind: isSeveral ? ('several' as const) : ('one' as const),
	options: choices.map((choice) => textOf(choice, FEEDBACK)),
	right: right.map((id) => choices.findIndex((choice) => idOf(choice) === id)),
	feedback: choices.map((choice) => textOf(elementsOf(choice, 'feedbackInline')[0])),
})

/** Reads an interaction as the fields of a question of its kind. */
const readers: Record<Interaction, (el: Element, of: Declaration) => Partial<ReadQuestion>> = {
	choiceInteraction: (el, of) => readChoices(elementsOf(el, 'simpleChoice'), of),
	inlineChoiceInteraction: (el, of) => readChoices(elementsOf(el, 'inlineChoice'), of),
	orderInteraction: (el, { right }) => {
		const choices = new Map(elementsOf(el, 'simpleChoice').map((one) => [idOf(one), one]))
		return { kind: 'order', options: right.map((id) => textOf(choices.get(id), FEEDBACK)) }
	},
	matchInteraction: (el, { right }) => {
		const choices = new Map(
			elementsOf(el, 'simpleAssociableChoice').map((one) => [idOf(one), textOf(one, FEEDBACK)]),
		)
		const pairs = right.map((pair) => pair.split(' ').map((id) => choices.get(id) ?? ''))
		return {
			kind: 'match',
			options: pairs.map(([left = '']) => left),
			matches: pairs.map(([, half = '']) => half),
		}
	},
	textEntryInteraction: (_, { base, right, mapped }) =>
		base === 'float' || base === 'integer'
			? { kind: 'number', value: right[0] ?? '' }
			: { kind: 'text', accepted: [...new Set([...right, ...mapped])] },
}

const pointsOf = (item: Element): number => {
	const declared = elementsOf(item, 'outcomeDeclaration').find((one) => idOf(one) === 'MAXSCORE')
	const points = Number(textOf(declared && elementsOf(declared, 'value')[0]))
	return Number.isInteger(points) && points >= 1 && points <= quizLimits.points ? points : 1
}

const readItem = (item: Element): ReadQuestion | QuestionFault['reason'] => {
	const body = elementsOf(item, 'itemBody')[0]
	const found = INTERACTIONS.flatMap((name) =>
		(body ? elementsOf(body, name) : []).map((element) => ({ name, element })),
	)
	const [first] = found
	if (!body || !first || found.length !== 1) return 'unsupported'
	const { name, element } = first
	const asked = [
		textOf(body, [...INTERACTIONS, ...FEEDBACK]),
		textOf(elementsOf(element, 'prompt')[0]),
	]
	const { id: _, ...empty } = emptyQuestion('')
	const question: ReadQuestion = {
		...empty,
		prompt: asked.filter(Boolean).join(' '),
		explanation: textOf(elementsOf(item, 'modalFeedback')[0]),
		points: pointsOf(item),
		...readers[name](element, declarationOf(item, element)),
	}
	return isWholeQuestion({ id: '', ...question }) ? question : 'question'
}

const itemsOf = ({ name, text }: QtiFile) => {
	const document = new DOMParser().parseFromString(text, 'application/xml')
	if (elementsOf(document, 'parsererror').length > 0) return { name, items: null }
	return { name, items: elementsOf(document, 'assessmentItem') }
}

/**
 * Reads the items of files of QTI 2.1 (DSK-06): one or several choices, order, match, and the entry
 * of a text or a number. Items with several interactions or others are left out.
 * @see https://www.imsglobal.org/question/qtiv2p1/imsqti_implv2p1.html
 */
export const readQti = (files: readonly QtiFile[]): ReadQuestions => {
	const parsed = files.map(itemsOf)
	const items = parsed.flatMap(({ name, items: all }) =>
		(all ?? []).map((item) => ({ name, item, read: readItem(item) })),
	)
	if (items.length === 0)
		return {
			fault: parsed.some(({ items: all }) => all === null) ? 'unreadable' : 'empty',
			found: [],
		}
	if (items.length > MOST_ITEMS) return { fault: 'tooMany', found: [] }
	return {
		rows: items.flatMap(({ read }) => (typeof read === 'string' ? [] : [read])),
		faults: items.flatMap(({ name, item, read }, i) =>
			typeof read === 'string'
				? [
						{
							row: i + 1,
							column: name,
							value: item.getAttribute('title') ?? idOf(item),
							reason: read,
						},
					]
				: [],
		),
	}
}

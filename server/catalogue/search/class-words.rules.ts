/** Words before or after the number of a class. */
const classes = new Set(
	'class, classes, cls, grade, grades, std, standard, kaksha, क्लास, कक्षा, कक्षाओं'.split(', '),
)
/** Words between two numbers of classes; a hyphen is not a word. */
const joints = new Set('to, and, se, aur, or, से, और'.split(', '))

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ')
const ORDINALS =
	'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/**
 * `sixth` in Hindi, in its own and in Latin letters; spellings of one number are separated by a
 * stroke.
 */
const HINDI = [
	'पहली|pehli|pahli दूसरी|dusri|doosri तीसरी|tisri|teesri चौथी|chauthi पाँचवीं|पांचवीं|panchvi|paanchvi छठी|छठवीं|chhathi|chhati',
	'सातवीं|satvi|saatvi आठवीं|aathvi|athvi नौवीं|नवीं|nauvi|navi दसवीं|dasvi|dasvin ग्यारहवीं|gyarahvi बारहवीं|barahvi',
]
	.flatMap((line) => line.split(' '))
	.map((words) => words.split('|'))

const latinDigits = (word: string) =>
	word.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

const isClass = (number: number) => number >= 1 && number <= 12

/** 6 for `6`, `६`, `6th`, `vi`; null for what names no class. */
const numberOf = (word: string): number | null => {
	const [, digits] = /^(\d{1,2})(?:st|nd|rd|th|वीं|वी)?$/.exec(latinDigits(word)) ?? []
	const number = digits ? Number(digits) : ROMAN.indexOf(word) + 1
	return isClass(number) ? number : null
}

/** `10th` and `tenth` name a class without the word; `first` has other meanings. */
const ordinalOf = (word: string): number | null => {
	const [, digits] = /^(\d{1,2})(?:st|nd|rd|th|वीं)$/.exec(latinDigits(word)) ?? []
	const number = digits ? Number(digits) : null
	return number !== null && isClass(number) ? number : null
}

const spelled = (word: string): number | null => {
	const number = ORDINALS.indexOf(word) + 1 || HINDI.findIndex((spelt) => spelt.includes(word)) + 1
	return number > 0 ? number : (ordinalOf(word) ?? numberOf(word))
}

/** The stage of the school of a class. */
const stageOf = (number: number): string => {
	if (number <= 5) return 'Primary'
	if (number <= 8) return 'Middle School'
	return number <= 10 ? 'Secondary' : 'Senior Secondary'
}

/**
 * How many words from `at` on name classes, and the numbers: `class 6`, `6th std`, `classes 9 to
 * 12`.
 */
const spanAt = (words: string[], at: number): { length: number; numbers: number[] } => {
	const none = { length: 0, numbers: [] }
	const word = words[at]!
	const before = spelled(word)
	if (before !== null && classes.has(words[at + 1] ?? '')) return { length: 2, numbers: [before] }
	const ordinal = ordinalOf(word)
	if (ordinal !== null) return { length: 1, numbers: [ordinal] }
	if (!classes.has(word)) return none
	const first = numberOf(words[at + 1] ?? '')
	if (first === null) return none
	const joint = joints.has(words[at + 2] ?? '') ? 1 : 0
	const next = words[at + 2 + joint] ?? ''
	const last = /^[\d०-९]/.test(next) ? numberOf(next) : null
	if (last === null) return { length: 2, numbers: [first] }
	const numbers = Array.from({ length: Math.max(1, last - first + 1) }, (_, n) => first + n)
	return { length: 3 + joint, numbers: [...numbers, last] }
}

/**
 * The classes that words name from `at` on, as stages of the school: `class 6` is Middle School.
 * @returns how many words that takes; null where none is named
 */
export const classesAt = (
	words: string[],
	at: number,
): { length: number; names: string[] } | null => {
	const { length, numbers } = spanAt(words, at)
	return length > 0 ? { length, names: [...new Set(numbers.map(stageOf))] } : null
}

import { commentsOf, type Passage, paragraphsOf, titlesOf } from './comment-lines.ts'

/** Idioms that a reader has to decode (design.md 8), each with its plain form. */
const IDIOMS: readonly [RegExp, string][] = [
  [/\b(stands?|stood)\b(?!-| for\b| in for\b)/gi, 'is'],
  [/\banew\b/gi, 'again'],
  [/\bso many\b/gi, 'the number of'],
  [/\bwho(so)?ever\b/gi, 'a noun'],
  [/\b(became|becomes|came|comes) of\b/gi, 'result'],
  [/\b(am|is|are|was|were|be|been|being) told\b/gi, 'learns, receives, or the passive of notify'],
  [/\bwish(es)? to be called\b/gi, 'call-back request'],
  [/\bof (its|their|his|her|my|our|your) own\b/gi, 'its own, separate'],
  [/\bat once\b/gi, 'immediately, at the same time'],
  [/\bwhose (it|one) is\b/gi, 'owner'],
  [/\bbelongs? to the condition\b/gi, 'is part of the condition'],
  [/\ba thing that\b/gi, 'the noun'],
  [/\bin (the|its|their) way\b(?! of)/gi, 'conflicting'],
  [/\bno more(?=[.,;:)]|$)/gi, 'no longer'],
  [
    /\b(unless told|nobody has told|parted by|whatever storage)\b/gi,
    'by default, unknown, separated by, stored',
  ],
  [/\bfarewell\b/gi, 'logout dialog'],
]

/** Openings of a comment's sentence that name no subject; a question may begin so. */
const OPENING: [RegExp, string] = [
  /(?<=^|[.:] |@returns )(Whether|Who|Whose|Whom|What)\b(?![^.]*\?)/g,
  'Returns …, The …',
]

/** Files whose comments are not rewritten yet: others work on them (issue 26.11). */
const NOT_YET = [
  /^src\/routes\//,
  /^server\/jobs\//,
  /^server\/school\/(verification|teacher-invitation|call-back)\//,
  /^server\/shop\/(order|refund|school-order|school-payment)\//,
  /^server\/people\/privacy\//,
  /^server\/learning\/(registration|certificate)\//,
  /^server\/community\/community-post\/report/,
  /^server\/platform\/database\//,
  /^machines\/.*-status/,
  /^tests\/build\/lazy-heads\.test\.ts$/,
  /^tests\/server\/learning\/my-learning\.test\.ts$/,
  /^tests\/suite\/lint\/status-writes\.ts$/,
  /^tests\/views\/web\/titles\.test\.ts$/,
]

/** Documents that follow a text of others, are generated, or keep what was decided then. */
const NOT_OURS = [
  /^docs\/(machines|decisions)\//,
  /^docs\/requirements\.md$/,
  /^src\/features\/web\/text-page\/texts\//,
]

const withoutCode = (text: string) => text.replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length))

const faultsOfPassage = ({ line, text, isComment }: Passage) => {
  const prose = withoutCode(text)
  const joined = prose.replaceAll('\n', ' ')
  const patterns = isComment ? [...IDIOMS, OPENING] : IDIOMS
  return patterns.flatMap(([pattern, plain]) =>
    [...joined.matchAll(pattern)].map(({ 0: idiom, index }) => ({
      line: line + prose.slice(0, index).split('\n').length - 1,
      idiom,
      plain,
    })),
  )
}

const passagesOf = (file: string, text: string) => {
  if (file.endsWith('.md')) return paragraphsOf(text)
  return /\.(test|spec)\.tsx?$/.test(file)
    ? [...commentsOf(text), ...titlesOf(text)]
    : commentsOf(text)
}

/**
 * Returns the idioms in the comments, titles of tests and paragraphs of a file, each as
 * `file:line idiom (plain form)`.
 */
export const idiomsIn = (file: string, text: string): string[] =>
  [...NOT_YET, ...NOT_OURS].some((place) => place.test(file))
    ? []
    : passagesOf(file, text)
        .flatMap(faultsOfPassage)
        .map(({ line, idiom, plain }) => `${file}:${line} says “${idiom}”; plainly: ${plain}`)

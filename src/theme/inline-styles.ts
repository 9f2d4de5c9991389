/** What works styles out: Panda's own functions. */
export type Styled = { css: (styles: object) => string; sva: (config: object) => () => object }
/** Where the bracket that opens at `start` closes; strings are skipped. */
const closing = (code: string, start: number): number => {
  let depth = 0
  for (let i = start; i < code.length; i++) {
    const char = code[i]!
    if (char === "'" || char === '"' || char === '`') {
      for (i++; code[i] !== char; i++) if (code[i] === '\\') i++
    } else if (char === '(') depth++
    else if (char === ')' && --depth === 0) return i
  }
  return code.length
}

/** Replaces calls whose argument is all literals by what they answer; others stay as they are. */
export const inlineStyles = (code: string, { css, sva }: Styled): string => {
  let out = ''
  let from = 0
  for (const { 1: name, index } of code.matchAll(/\b(css|sva)\(\{/g)) {
    if (index < from) continue
    const open = index + name!.length
    const close = closing(code, open)
    const end = name === 'sva' ? close + 3 : close + 1
    if (name === 'sva' && code.slice(close + 1, end) !== '()') continue
    try {
      const literal: object = new Function(`return ${code.slice(open, close + 1)}`)()
      const value = name === 'css' ? css(literal) : sva(literal)()
      out += `${code.slice(from, index)}${JSON.stringify(value)}`
      from = end
    } catch {
      // A style that depends on a variable is worked out in the browser.
    }
  }
  return out + code.slice(from)
}

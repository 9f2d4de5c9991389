import { css, cx } from '#styled/css'
import type { TextBlock } from './text-page.types.ts'
import { TextWords } from './text-words.tsx'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const prose = css({ maxW: 'prose' })
const items = css({ maxW: 'prose', pl: '5', listStyle: 'disc' })
const steps = css({ maxW: 'prose', pl: '5', listStyle: 'decimal' })
const table = css({
  w: 'full',
  maxW: '[48rem]',
  '& tr': {
    borderBottomWidth: '1px',
    borderColor: 'line',
    mdDown: { display: 'block', py: '2' },
  },
  '& th, & td': { py: '1', pr: '4', textAlign: 'left', mdDown: { display: 'block' } },
  '& td': { verticalAlign: 'top' },
  '& td:first-child': { fontWeight: 'medium' },
  '& thead': { mdDown: { display: 'none' } },
  '& thead th': { textStyle: 'small', color: 'ink.muted' },
})

const Block = ({ block }: { block: TextBlock }) => {
  if (block.kind === 'paragraph')
    return (
      <p className={prose}>
        <TextWords words={block.words} />
      </p>
    )
  if (block.kind === 'table')
    return (
      <table className={table}>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places.
                <td key={i}>
                  <TextWords words={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List className={cx(block.kind === 'steps' ? steps : items)}>
      {block.items.map((item) => (
        <li key={item}>
          <TextWords words={item} />
        </li>
      ))}
    </List>
  )
}

/** Paragraphs, lists and tables of a text, one below another. */
export const TextBlocks = ({ blocks }: { blocks: readonly TextBlock[] }) => (
  <div className={stack}>
    {blocks.map((block, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places.
      <Block key={i} block={block} />
    ))}
  </div>
)

import { type ComponentProps, useId } from 'react'
import { css } from '#styled/css'

type WriteProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  onText: (text: string) => void
}

const look = css({ display: 'flex', flexDirection: 'column', minW: '0', flexGrow: '1' })
const word = css({ fontSize: 'xs', color: 'ink.muted' })
const box = css({
  minH: '10',
  px: '2',
  w: 'full',
  minW: '[6rem]',
  fontSize: 'sm',
  bg: 'raised',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'control',
  borderRadius: 'sm',
  _hover: { borderColor: 'primary' },
})

/** One line of text, a number or a date, small. */
export const Write = ({ label, onText, ...rest }: WriteProps) => {
  const id = useId()
  return (
    <div className={look}>
      <label className={word} htmlFor={id}>
        {label}
      </label>
      <input id={id} className={box} onChange={(event) => onText(event.target.value)} {...rest} />
    </div>
  )
}

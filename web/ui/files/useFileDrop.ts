import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { useState, type DragEvent } from 'react';

const useStyles = makeStyles({
  area: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
  },
  over: {
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
});

/** The properties of an element that files can be dropped on: a dashed frame, marked while files are over it. */
export function useFileDrop(take: (files: FileList) => void) {
  const styles = useStyles();
  const [isOver, setIsOver] = useState(false);
  const drag = (event: DragEvent, isOverNow: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(isOverNow);
  };
  return {
    className: mergeClasses(styles.area, isOver && styles.over),
    onDragOver: (event: DragEvent) => drag(event, true),
    onDragLeave: (event: DragEvent) => drag(event, false),
    onDrop: (event: DragEvent) => {
      drag(event, false);
      take(event.dataTransfer.files);
    },
  };
}

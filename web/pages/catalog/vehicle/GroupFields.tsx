import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { GroupFields_viewer$key } from '../../../__generated__/GroupFields_viewer.graphql.ts';
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { toChoices } from './toChoices.ts';

type Props = {
  viewer: GroupFields_viewer$key;
  group: string;
  subgroup: string;
  /** There is a vehicle to have groups. */
  hasVehicle: boolean;
  onChoose: (step: 'group' | 'subgroup', value: string) => void;
};

/** Narrows the articles for a vehicle by group, then subgroup (CAT-16, CAT-17). */
export function GroupFields({ viewer, group, subgroup, hasVehicle, onChoose }: Props): ReactElement {
  const { t } = useTranslation();
  const { groups, subgroupsOf } = useFragment(
    graphql`
      fragment GroupFields_viewer on Viewer
      @argumentDefinitions(
        vehicle: { type: "ID!" }
        group: { type: "ID!" }
        hasVehicle: { type: "Boolean!" }
        hasGroup: { type: "Boolean!" }
      ) {
        groups(vehicle: $vehicle) @include(if: $hasVehicle) {
          dbId
          name
        }
        subgroupsOf(group: $group, vehicle: $vehicle) @include(if: $hasGroup) {
          dbId
          name
        }
      }
    `,
    viewer,
  );
  return (
    <>
      <ChoiceField
        label={t('CATALOG.CAR.GROUP')}
        disabled={!hasVehicle}
        choices={toChoices(groups, ({ name }) => name)}
        value={group}
        onChoose={(value) => onChoose('group', value)}
      />
      <ChoiceField
        label={t('CATALOG.CAR.SUBGROUP')}
        disabled={group === ''}
        choices={toChoices(subgroupsOf, ({ name }) => name)}
        value={subgroup}
        onChoose={(value) => onChoose('subgroup', value)}
      />
    </>
  );
}

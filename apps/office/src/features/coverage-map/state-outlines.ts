import map from '@svg-maps/colombia';

/** DANE's codes of the departments, by the names that the map gives them. */
const codes: Record<string, string> = {
  ama: '91',
  ant: '05',
  ara: '81',
  atl: '08',
  dc: '11',
  bol: '13',
  boy: '15',
  cal: '17',
  caq: '18',
  cas: '85',
  cau: '19',
  ces: '20',
  cho: '27',
  cor: '23',
  cun: '25',
  gua: '94',
  guv: '95',
  hui: '41',
  lag: '44',
  mag: '47',
  met: '50',
  nar: '52',
  nsa: '54',
  put: '86',
  qui: '63',
  ris: '66',
  sap: '88',
  san: '68',
  suc: '70',
  tol: '73',
  vac: '76',
  vid: '99',
  vau: '97',
};

/** The outlines of the departments. CC BY 4.0: the screen names the author. */
export const stateOutlines: readonly { stateId: string; path: string }[] = map.locations.flatMap(({ id, path }) => {
  const stateId = codes[id];
  return stateId === undefined ? [] : [{ stateId, path }];
});

/** The coordinates of the whole map. */
export const outlineBox: string = map.viewBox;

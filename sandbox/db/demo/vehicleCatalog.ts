/** Makes with their models (name, body, built from, until), for the demo's vehicle tree. */
export interface Make {
  name: string;
  /** World manufacturer identifier: the first three characters of a VIN. */
  wmi: string;
  /** Pattern of its original part numbers: # is a digit, ? a letter. */
  oemMask: string;
  models: readonly (readonly [name: string, body: string, from: number, until: number | null])[];
}

const hatch = 'Hatchback';
const sedan = 'Saloon';
const wagon = 'Estate';
const suv = 'SUV';
const van = 'Van';

export const makes: readonly Make[] = [
  {
    name: 'Volkswagen',
    wmi: 'WVW',
    oemMask: '#?# ### ### ?',
    models: [
      ['Golf VII', hatch, 2012, 2021],
      ['Golf VIII', hatch, 2019, null],
      ['Passat B8', wagon, 2014, 2023],
      ['Tiguan II', suv, 2016, null],
      ['Polo VI', hatch, 2017, null],
      ['Transporter T6', van, 2015, null],
    ],
  },
  {
    name: 'Audi',
    wmi: 'WAU',
    oemMask: '#?# ### ### ?',
    models: [
      ['A3 8V', hatch, 2012, 2020],
      ['A4 B9', sedan, 2015, null],
      ['A6 C8', wagon, 2018, null],
      ['Q5 FY', suv, 2016, null],
      ['Q3 F3', suv, 2018, null],
    ],
  },
  {
    name: 'BMW',
    wmi: 'WBA',
    oemMask: '## ## # ### ###',
    models: [
      ['1 F20', hatch, 2010, 2019],
      ['3 F30', sedan, 2011, 2018],
      ['3 G20', sedan, 2018, null],
      ['5 G30', sedan, 2016, null],
      ['X3 G01', suv, 2017, null],
      ['X5 G05', suv, 2018, null],
    ],
  },
  {
    name: 'Mercedes-Benz',
    wmi: 'WDD',
    oemMask: '? ### ### ## ##',
    models: [
      ['A-Class W177', hatch, 2018, null],
      ['C-Class W205', sedan, 2013, 2021],
      ['E-Class W213', sedan, 2016, null],
      ['GLC X253', suv, 2015, 2022],
      ['Sprinter 907', van, 2018, null],
    ],
  },
  {
    name: 'Opel',
    wmi: 'W0L',
    oemMask: '## ## ###',
    models: [
      ['Astra K', hatch, 2015, 2021],
      ['Corsa F', hatch, 2019, null],
      ['Insignia B', wagon, 2017, 2022],
      ['Mokka X', suv, 2016, 2019],
    ],
  },
  {
    name: 'Ford',
    wmi: 'WF0',
    oemMask: '# ### ###',
    models: [
      ['Focus IV', hatch, 2018, null],
      ['Fiesta VII', hatch, 2017, 2023],
      ['Mondeo V', wagon, 2014, 2022],
      ['Kuga III', suv, 2019, null],
      ['Transit VIII', van, 2013, null],
    ],
  },
  {
    name: 'Škoda',
    wmi: 'TMB',
    oemMask: '#?# ### ### ?',
    models: [
      ['Octavia III', wagon, 2012, 2020],
      ['Octavia IV', wagon, 2019, null],
      ['Superb III', wagon, 2015, 2023],
      ['Kodiaq', suv, 2016, null],
      ['Fabia III', hatch, 2014, 2021],
    ],
  },
  {
    name: 'SEAT',
    wmi: 'VSS',
    oemMask: '#?# ### ### ?',
    models: [
      ['Leon III', hatch, 2012, 2020],
      ['Ateca', suv, 2016, null],
      ['Ibiza V', hatch, 2017, null],
    ],
  },
  {
    name: 'Renault',
    wmi: 'VF1',
    oemMask: '## ## ### ##?',
    models: [
      ['Clio IV', hatch, 2012, 2020],
      ['Mégane IV', hatch, 2015, null],
      ['Captur II', suv, 2019, null],
      ['Kadjar', suv, 2015, 2022],
      ['Trafic III', van, 2014, null],
    ],
  },
  {
    name: 'Peugeot',
    wmi: 'VF3',
    oemMask: '#### ?#',
    models: [
      ['208 II', hatch, 2019, null],
      ['308 II', hatch, 2013, 2021],
      ['3008 II', suv, 2016, null],
      ['508 II', sedan, 2018, null],
    ],
  },
  {
    name: 'Citroën',
    wmi: 'VF7',
    oemMask: '#### ?#',
    models: [
      ['C3 III', hatch, 2016, null],
      ['C4 Cactus', hatch, 2014, 2020],
      ['Berlingo III', van, 2018, null],
    ],
  },
  {
    name: 'Fiat',
    wmi: 'ZFA',
    oemMask: '########',
    models: [
      ['500', hatch, 2007, null],
      ['Tipo', sedan, 2015, null],
      ['Ducato', van, 2006, null],
      ['Panda III', hatch, 2012, null],
    ],
  },
  {
    name: 'Volvo',
    wmi: 'YV1',
    oemMask: '########',
    models: [
      ['V60 II', wagon, 2018, null],
      ['XC60 II', suv, 2017, null],
      ['XC90 II', suv, 2014, null],
      ['V40', hatch, 2012, 2019],
    ],
  },
  {
    name: 'Toyota',
    wmi: 'SB1',
    oemMask: '#####-#####',
    models: [
      ['Corolla E210', sedan, 2018, null],
      ['Yaris III', hatch, 2010, 2020],
      ['RAV4 V', suv, 2018, null],
      ['Auris II', hatch, 2012, 2018],
      ['Avensis III', wagon, 2009, 2018],
      ['Hilux VIII', 'Pickup', 2015, null],
    ],
  },
  {
    name: 'Honda',
    wmi: 'SHH',
    oemMask: '#####-???-###',
    models: [
      ['Civic X', hatch, 2015, 2021],
      ['CR-V V', suv, 2016, null],
      ['Jazz IV', hatch, 2020, null],
    ],
  },
  {
    name: 'Nissan',
    wmi: 'SJN',
    oemMask: '#####-#??#?',
    models: [
      ['Qashqai II', suv, 2013, 2021],
      ['Juke II', suv, 2019, null],
      ['X-Trail III', suv, 2014, 2022],
      ['Leaf ZE1', hatch, 2017, null],
    ],
  },
  {
    name: 'Mazda',
    wmi: 'JMZ',
    oemMask: '?###-##-###',
    models: [
      ['3 BP', hatch, 2019, null],
      ['6 GJ', wagon, 2012, null],
      ['CX-5 II', suv, 2017, null],
    ],
  },
  {
    name: 'Hyundai',
    wmi: 'TMA',
    oemMask: '#####-?####',
    models: [
      ['i30 III', hatch, 2016, null],
      ['Tucson III', suv, 2015, 2020],
      ['i20 II', hatch, 2014, 2020],
      ['Kona', suv, 2017, null],
    ],
  },
  {
    name: 'Kia',
    wmi: 'U5Y',
    oemMask: '#####-?####',
    models: [
      ["Cee'd III", hatch, 2018, null],
      ['Sportage IV', suv, 2015, 2021],
      ['Rio IV', hatch, 2017, null],
      ['Niro', suv, 2016, 2022],
    ],
  },
  {
    name: 'Mitsubishi',
    wmi: 'JMB',
    oemMask: '????? ###',
    models: [
      ['Outlander III', suv, 2012, 2021],
      ['ASX', suv, 2010, null],
      ['L200 V', 'Pickup', 2014, null],
    ],
  },
  {
    name: 'Subaru',
    wmi: 'JF1',
    oemMask: '#####?????',
    models: [
      ['Forester V', suv, 2018, null],
      ['Outback V', wagon, 2014, 2021],
    ],
  },
  {
    name: 'Suzuki',
    wmi: 'TSM',
    oemMask: '#####-##?##',
    models: [
      ['Vitara IV', suv, 2015, null],
      ['Swift V', hatch, 2017, null],
    ],
  },
  {
    name: 'Dacia',
    wmi: 'UU1',
    oemMask: '## ## ### ##?',
    models: [
      ['Duster II', suv, 2017, null],
      ['Sandero III', hatch, 2020, null],
      ['Logan II', sedan, 2012, 2021],
    ],
  },
  {
    name: 'MINI',
    wmi: 'WMW',
    oemMask: '## ## # ### ###',
    models: [
      ['Cooper F56', hatch, 2013, null],
      ['Countryman F60', suv, 2016, null],
    ],
  },
  {
    name: 'Land Rover',
    wmi: 'SAL',
    oemMask: 'LR######',
    models: [
      ['Discovery Sport', suv, 2014, null],
      ['Range Rover Evoque', suv, 2011, 2019],
    ],
  },
];

/** Engine variants, of which every model gets some: name, fuel, kW, cm³. */
export const engines: readonly (readonly [name: string, fuel: string, kw: number, ccm: number | null])[] = [
  ['1.0 Turbo', 'Petrol', 85, 999],
  ['1.2', 'Petrol', 63, 1197],
  ['1.4 TSI', 'Petrol', 92, 1395],
  ['1.5', 'Petrol', 110, 1498],
  ['1.6 D', 'Diesel', 85, 1598],
  ['1.9 D', 'Diesel', 96, 1896],
  ['2.0 D', 'Diesel', 110, 1968],
  ['2.0 D 4x4', 'Diesel', 140, 1995],
  ['2.0 Turbo', 'Petrol', 162, 1984],
  ['2.2 D', 'Diesel', 125, 2179],
  ['3.0 D', 'Diesel', 190, 2967],
  ['1.8 Hybrid', 'Hybrid', 90, 1798],
  ['Electric', 'Electric', 150, null],
];

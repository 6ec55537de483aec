/** A kind of part the demo distributor sells; articles of it are made by `makeArticle`. */
export interface PartKind {
  group: string;
  subgroup: string;
  /** The first part of the description. */
  name: string;
  /** Positions on the car, of which a description names one. */
  places: readonly string[];
  /** EUR. */
  price: readonly [min: number, max: number];
  grams: readonly [min: number, max: number];
  hsCode: string;
  /** Sold in packs of these sizes. */
  multiples: readonly number[];
  attributes: readonly AttributeKind[];
}

/** An attribute: a number with its unit, or one of a list. */
export type AttributeKind =
  | readonly [name: string, min: number, max: number, unit: string]
  | readonly [name: string, values: readonly string[]];

const axle = ['Front axle', 'Rear axle'] as const;
const side = ['Front axle left', 'Front axle right', 'Rear axle left', 'Rear axle right'] as const;
const none = [''] as const;
const single = [1] as const;

const width: AttributeKind = ['Width', 20, 320, 'mm'];
const height: AttributeKind = ['Height', 12, 260, 'mm'];
const length: AttributeKind = ['Length', 40, 900, 'mm'];
const diameter: AttributeKind = ['Outer diameter', 18, 360, 'mm'];
const inner: AttributeKind = ['Inner diameter', 8, 120, 'mm'];
const thickness: AttributeKind = ['Thickness', 5, 30, 'mm'];
const thread: AttributeKind = [
  'Thread',
  ['M10 x 1', 'M12 x 1.25', 'M14 x 1.5', 'M20 x 1.5', 'M22 x 1.5', '3/4-16 UNF'],
];
const material: AttributeKind = [
  'Material',
  ['Steel', 'Aluminium', 'Cast iron', 'Rubber', 'Plastic (PA66)', 'Stainless steel'],
];
const voltage: AttributeKind = ['Voltage', ['12 V', '24 V']];
const poles: AttributeKind = ['Number of poles', 1, 8, ''];
const place: AttributeKind = [
  'Fitting position',
  ['Front', 'Rear', 'Left', 'Right', 'Both sides', 'Inner', 'Outer'],
];
const surface: AttributeKind = ['Surface', ['Painted', 'Galvanised', 'Coated', 'Untreated']];
const quality: AttributeKind = ['Test mark', ['ECE R90 approved', 'TÜV certified', 'E1', 'None']];

/** The order matters: an article's kind is its id modulo the number of kinds, so add new kinds at the end. */
export const partKinds: readonly PartKind[] = [
  kind('Brakes', 'Brake pads', 'Brake pad set', axle, [14, 95], [900, 2600], '87083010', single, [
    thickness,
    width,
    height,
    ['Wear warning', ['with', 'without', 'prepared for']],
    quality,
  ]),
  kind(
    'Filters',
    'Oil filters',
    'Oil filter',
    none,
    [4, 22],
    [180, 620],
    '84212300',
    [1, 1, 5, 10],
    [height, diameter, thread, ['Filter type', ['Spin-on', 'Insert']], ['Bypass pressure', 1, 3, 'bar']],
  ),
  kind(
    'Brakes',
    'Brake discs',
    'Brake disc',
    axle,
    [22, 160],
    [4200, 12800],
    '87083091',
    [1, 2, 2],
    [
      diameter,
      thickness,
      ['Disc type', ['Solid', 'Vented', 'Slotted']],
      ['Number of holes', 4, 6, ''],
      surface,
    ],
  ),
  kind('Filters', 'Air filters', 'Air filter', none, [7, 38], [250, 900], '84213100', single, [
    length,
    width,
    height,
    ['Filter type', ['Panel', 'Round', 'Conical']],
    material,
  ]),
  kind(
    'Suspension',
    'Shock absorbers',
    'Shock absorber',
    side,
    [28, 190],
    [1900, 5200],
    '87088035',
    [1, 1, 2],
    [
      ['Type', ['Gas pressure', 'Oil pressure']],
      ['System', ['Twin-tube', 'Monotube']],
      length,
      diameter,
      place,
    ],
  ),
  kind('Filters', 'Cabin filters', 'Cabin air filter', none, [6, 34], [120, 480], '84213920', single, [
    length,
    width,
    height,
    ['Filter type', ['Particulate', 'Activated carbon', 'Anti-allergic']],
    quality,
  ]),
  kind('Suspension', 'Control arms', 'Control arm', side, [24, 175], [1200, 4600], '87088055', single, [
    material,
    ['With ball joint', ['yes', 'no']],
    length,
    place,
    surface,
  ]),
  kind('Engine', 'Timing belts', 'Timing belt kit', none, [38, 240], [700, 2400], '40103500', single, [
    ['Number of teeth', 98, 211, ''],
    width,
    ['With water pump', ['yes', 'no']],
    ['Change interval', 90, 180, 'tkm'],
    material,
  ]),
  kind(
    'Steering',
    'Tie rod ends',
    'Tie rod end',
    ['Left', 'Right'],
    [9, 46],
    [350, 980],
    '87089435',
    single,
    [thread, length, place, ['Cone size', 11, 18, 'mm'], surface],
  ),
  kind(
    'Electrics',
    'Spark plugs',
    'Spark plug',
    none,
    [3, 19],
    [40, 80],
    '85111000',
    [1, 4, 4, 10],
    [
      ['Electrode gap', 1, 2, 'mm'],
      ['Spanner size', ['14', '16', '20.8']],
      thread,
      ['Electrode', ['Nickel', 'Iridium', 'Platinum']],
      length,
    ],
  ),
  kind('Cooling', 'Water pumps', 'Water pump', none, [26, 150], [800, 2900], '84133080', single, [
    ['Drive', ['Toothed belt', 'V-ribbed belt', 'Electric']],
    material,
    ['Number of holes', 3, 9, ''],
    diameter,
    ['With seal', ['yes', 'no']],
  ]),
  kind('Electrics', 'Batteries', 'Starter battery', none, [52, 260], [11_000, 26_000], '85071020', single, [
    ['Capacity', 44, 110, 'Ah'],
    ['Cold test current', 420, 950, 'A'],
    ['Type', ['Wet', 'EFB', 'AGM']],
    length,
    height,
  ]),
  kind(
    'Suspension',
    'Stabiliser links',
    'Stabiliser link',
    ['Front axle', 'Rear axle', 'Front axle both sides'],
    [6, 34],
    [250, 820],
    '87088099',
    [1, 2],
    [length, thread, material, place, surface],
  ),
  kind(
    'Lighting',
    'Bulbs',
    'Bulb',
    none,
    [1, 26],
    [12, 60],
    '85392130',
    [1, 2, 10, 10],
    [
      voltage,
      ['Power', 5, 65, 'W'],
      ['Lamp type', ['H1', 'H4', 'H7', 'H11', 'W5W', 'P21W', 'D1S']],
      ['Colour temperature', 3200, 6000, 'K'],
      quality,
    ],
  ),
  kind('Clutch', 'Clutch kits', 'Clutch kit', none, [88, 460], [4800, 12_500], '87089390', single, [
    diameter,
    ['Number of teeth', 18, 28, ''],
    ['With release bearing', ['yes', 'no']],
    ['Dual mass', ['for dual-mass flywheel', 'for solid flywheel']],
    inner,
  ]),
  kind('Wheels', 'Wheel bearings', 'Wheel bearing kit', axle, [16, 130], [600, 3100], '84821090', single, [
    diameter,
    inner,
    width,
    ['ABS sensor ring', ['with', 'without']],
    ['Number of holes', 0, 5, ''],
  ]),
  kind('Exhaust', 'Silencers', 'End silencer', none, [48, 310], [4200, 16_000], '87089235', single, [
    length,
    diameter,
    material,
    ['Mounting', ['with clamp', 'welded']],
    quality,
  ]),
  kind('Filters', 'Fuel filters', 'Fuel filter', none, [8, 68], [200, 1100], '84212300', single, [
    height,
    diameter,
    ['Inlet', 8, 12, 'mm'],
    ['Outlet', 8, 12, 'mm'],
    ['Water sensor', ['with', 'without']],
  ]),
  kind('Electrics', 'Alternators', 'Alternator', none, [120, 520], [4800, 8200], '85115000', single, [
    voltage,
    ['Charge current', 70, 220, 'A'],
    poles,
    ['Pulley', ['Freewheel', 'Ribbed', 'V-belt']],
    place,
  ]),
  kind('Engine', 'Gaskets', 'Cylinder head gasket', none, [14, 120], [120, 700], '84849000', single, [
    thickness,
    ['Notches', 0, 5, ''],
    ['Gasket type', ['Multilayer steel', 'Fibre composite']],
    inner,
    length,
  ]),
  kind('Cooling', 'Radiators', 'Engine radiator', none, [62, 340], [2600, 7400], '87089135', single, [
    length,
    height,
    ['Core depth', 16, 42, 'mm'],
    ['Gearbox', ['Manual', 'Automatic']],
    material,
  ]),
  kind('Body', 'Mirrors', 'Outside mirror', ['Left', 'Right'], [34, 260], [900, 2600], '70091000', single, [
    ['Adjustment', ['Electric', 'Manual']],
    ['Heatable', ['yes', 'no']],
    poles,
    surface,
    place,
  ]),
  kind(
    'Body',
    'Wiper blades',
    'Wiper blade set',
    ['Front', 'Rear'],
    [6, 52],
    [180, 620],
    '85129090',
    [1, 1, 10],
    [
      length,
      ['Type', ['Flat', 'Bow', 'Hybrid']],
      ['Adapter', ['Hook', 'Push button', 'Side pin']],
      place,
      ['Pieces', 1, 2, ''],
    ],
  ),
  kind(
    'Engine',
    'V-belts',
    'V-ribbed belt',
    none,
    [5, 44],
    [80, 380],
    '40103900',
    [1, 1, 5],
    [['Number of ribs', 3, 8, ''], ['Length', 620, 2490, 'mm'], material, ['Elastic', ['yes', 'no']], width],
  ),
  kind('Sensors', 'ABS sensors', 'Wheel speed sensor', side, [12, 92], [80, 340], '90318080', single, [
    ['Sensor type', ['Active', 'Inductive']],
    ['Cable length', 320, 1450, 'mm'],
    poles,
    ['Connector', ['Rectangular', 'Round']],
    place,
  ]),
  kind(
    'Sensors',
    'Lambda sensors',
    'Lambda sensor',
    ['before catalyst', 'after catalyst'],
    [28, 165],
    [90, 260],
    '90271010',
    single,
    [
      poles,
      ['Cable length', 250, 1100, 'mm'],
      thread,
      ['Sensor type', ['Planar', 'Broadband', 'Zirconium oxide']],
      ['Resistance', 2, 14, 'Ohm'],
    ],
  ),
  kind('Steering', 'Steering racks', 'Steering gear', none, [180, 780], [7200, 13_800], '87089497', single, [
    ['Drive', ['Left-hand', 'Right-hand']],
    ['Operation', ['Hydraulic', 'Electric']],
    length,
    material,
    ['Condition', ['New', 'Remanufactured']],
  ]),
  kind(
    'Transmission',
    'CV joints',
    'Drive shaft joint kit',
    ['wheel side', 'gearbox side'],
    [26, 148],
    [1400, 3900],
    '87085099',
    single,
    [
      ['External teeth', 22, 36, ''],
      ['Internal teeth', 20, 34, ''],
      ['ABS ring teeth', 0, 52, ''],
      diameter,
      place,
    ],
  ),
  kind('Lighting', 'Headlamps', 'Headlamp', ['Left', 'Right'], [72, 680], [2400, 6200], '85122000', single, [
    ['Lamp type', ['Halogen', 'Xenon', 'LED']],
    ['Levelling motor', ['with', 'without']],
    ['Traffic', ['Right-hand', 'Left-hand']],
    poles,
    quality,
  ]),
  kind(
    'Ignition',
    'Ignition coils',
    'Ignition coil',
    none,
    [18, 128],
    [180, 900],
    '85113000',
    [1, 1, 4],
    [poles, voltage, ['Connector', ['SAE', 'DIN', 'M4']], ['Number of outputs', 1, 4, ''], length],
  ),
  kind('Fuel system', 'Fuel pumps', 'Fuel pump', none, [34, 260], [380, 1500], '84133020', single, [
    voltage,
    ['Pressure', 3, 6, 'bar'],
    ['Flow', 80, 160, 'l/h'],
    diameter,
    length,
  ]),
  kind(
    'Air conditioning',
    'Compressors',
    'Air conditioning compressor',
    none,
    [160, 640],
    [4600, 7800],
    '84148022',
    single,
    [
      voltage,
      ['Refrigerant', ['R 134a', 'R 1234yf']],
      ['Oil', ['PAG 46', 'PAG 100']],
      ['Pulley diameter', 96, 140, 'mm'],
      poles,
    ],
  ),
  kind(
    'Fluids',
    'Engine oil',
    'Engine oil 5W-30',
    ['1 l', '4 l', '5 l', '20 l'],
    [7, 140],
    [900, 18_500],
    '27101981',
    [1, 4, 6, 12],
    [
      ['Viscosity', ['0W-20', '5W-30', '5W-40', '10W-40']],
      ['Specification', ['ACEA C3', 'ACEA A3/B4', 'API SP']],
      ['Content', ['1 l', '4 l', '5 l', '20 l']],
      ['Base', ['Synthetic', 'Part-synthetic']],
      ['Flash point', 208, 238, '°C'],
    ],
  ),
  kind(
    'Suspension',
    'Coil springs',
    'Coil spring',
    axle,
    [18, 96],
    [1600, 4800],
    '73202081',
    [1, 2, 2],
    [['Wire diameter', 9, 16, 'mm'], diameter, length, surface, place],
  ),
  kind(
    'Engine',
    'Engine mounts',
    'Engine mounting',
    ['Left', 'Right', 'Rear'],
    [16, 148],
    [480, 2900],
    '87089997',
    single,
    [material, ['Bearing type', ['Rubber-metal', 'Hydro']], place, height, thread],
  ),
  kind(
    'Body',
    'Fasteners',
    'Clip, panelling',
    none,
    [0.4, 6],
    [2, 30],
    '39263000',
    [10, 10, 50, 100],
    [
      ['Hole diameter', 5, 14, 'mm'],
      length,
      ['Colour', ['black', 'grey', 'white', 'green']],
      material,
      ['Pieces', ['10', '50', '100']],
    ],
  ),
];

function kind(
  group: string,
  subgroup: string,
  name: string,
  places: readonly string[],
  price: PartKind['price'],
  grams: PartKind['grams'],
  hsCode: string,
  multiples: readonly number[],
  attributes: readonly AttributeKind[],
): PartKind {
  return { group, subgroup, name, places, price, grams, hsCode, multiples, attributes };
}
